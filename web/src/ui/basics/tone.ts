const LENGTH_S = 0.14;

let audio: AudioContext | undefined;

/** Short notes one after the other, by their pitches in Hz; nothing where the browser has no sound or nobody has touched the page yet. */
export function playNotes(pitches: readonly number[]): void {
  audio ??= typeof AudioContext === 'undefined' ? undefined : new AudioContext();
  if (audio?.state === 'suspended') void audio.resume();
  for (const [index, pitch] of pitches.entries()) {
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
