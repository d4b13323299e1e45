interface Mote {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

const REACH = 130;
const SPEED = 0.25;

const moteIn = (width: number, height: number): Mote => ({
  x: Math.random() * width,
  y: Math.random() * height,
  dx: (Math.random() - 0.5) * SPEED,
  dy: (Math.random() - 0.5) * SPEED,
});

function draw(pen: CanvasRenderingContext2D, motes: readonly Mote[]): void {
  const { width, height } = pen.canvas;
  pen.clearRect(0, 0, width, height);
  pen.strokeStyle = pen.fillStyle = '#7fb8f5';
  for (const [index, one] of motes.entries()) {
    one.x = (one.x + one.dx + width) % width;
    one.y = (one.y + one.dy + height) % height;
    pen.globalAlpha = 0.5;
    pen.fillRect(one.x, one.y, 1.6, 1.6);
    for (const other of motes.slice(index + 1)) {
      const away = Math.hypot(one.x - other.x, one.y - other.y);
      if (away > REACH) continue;
      pen.globalAlpha = 0.16 * (1 - away / REACH);
      pen.beginPath();
      pen.moveTo(one.x, one.y);
      pen.lineTo(other.x, other.y);
      pen.stroke();
    }
  }
}

/** Lets points of light drift over the canvas; returns what stops them. */
export function startBackground(canvas: HTMLCanvasElement): () => void {
  const pen = canvas.getContext('2d');
  if (!pen) return () => {};
  canvas.width = canvas.clientWidth;
  canvas.height = canvas.clientHeight;
  const motes = Array.from({ length: 60 }, () => moteIn(canvas.width, canvas.height));
  let frame = 0;
  const step = () => {
    draw(pen, motes);
    frame = requestAnimationFrame(step);
  };
  step();
  return () => cancelAnimationFrame(frame);
}
