const NOTES = [880, 1175];
const LENGTH_S = 0.14;

let audio: AudioContext | undefined;

/** Two short notes; nothing where the browser has no sound or nobody has touched the page yet. */
export function beep(): void {
  audio ??= typeof AudioContext === 'undefined' ? undefined : new AudioContext();
  if (audio?.state === 'suspended') void audio.resume();
  for (const [index, pitch] of NOTES.entries()) {
    if (!audio) return;
    const start = audio.currentTime + index * LENGTH_S;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH_S);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + LENGTH_S);
  }
}
