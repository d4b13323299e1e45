const wheels = (...places: number[]) =>
  places.map((x) => `<circle class="b" cx="${x}" cy="76" r="8"/><circle class="c" cx="${x}" cy="76" r="3"/>`).join('');

/** Drawing for each kind of goods, in a square of 100. Classes: a the main colour, b darker, c light, d and e lines. */
export const motifs = {
  notebook:
    '<rect class="b" x="24" y="17" width="54" height="70" rx="4"/><rect class="a" x="20" y="13" width="54" height="70" rx="4"/><path class="b" d="M24 13h6v70h-6a4 4 0 0 1-4-4V17a4 4 0 0 1 4-4z"/><rect class="c" x="38" y="26" width="28" height="15" rx="2"/><path class="d" d="M66 13v70M43 34h18"/>',
  pen: '<g transform="rotate(38 50 50)"><rect class="b" x="46" y="2" width="8" height="10" rx="2"/><rect class="a" x="43" y="10" width="14" height="62" rx="3"/><rect class="c" x="43" y="44" width="14" height="4"/><path class="c" d="M43 72h14l-5 12h-4z"/><path class="b" d="M48 84h4l-2 6zM57 16h4v26l-4 2z"/></g>',
  tape: '<path class="b" d="M48 82h42v-9H62z"/><circle class="a" cx="48" cy="48" r="34"/><circle class="b" cx="48" cy="48" r="22"/><circle class="c" cx="48" cy="48" r="18"/><path class="d" d="M20 40h8M68 40h8M24 64h8M64 64h8"/>',
  book: '<path class="b" d="M22 18h52a5 5 0 0 1 5 5v62H27a5 5 0 0 1-5-5z"/><path class="c" d="M27 74h50v8H27a4 4 0 0 1 0-8z"/><path class="a" d="M26 14h52v60H22V18a4 4 0 0 1 4-4z"/><path class="c" d="M30 60l13-18 9 11 7-8 12 15z"/><circle class="c" cx="63" cy="30" r="6"/>',
  album:
    '<rect class="b" x="13" y="28" width="78" height="54" rx="3"/><rect class="a" x="9" y="23" width="78" height="54" rx="3"/><rect class="c" x="20" y="32" width="56" height="36"/><path class="b" d="M26 60h44v3H26zM29 47h10v-8h6v8h14V37h9v23H29z"/><circle class="a" cx="36" cy="62" r="4"/><circle class="a" cx="49" cy="62" r="4"/><circle class="a" cx="62" cy="62" r="4"/>',
  suitcase:
    '<path class="d" d="M40 26V8h20v18"/><rect class="a" x="24" y="24" width="52" height="62" rx="7"/><path class="b" d="M34 24h4v62h-4zM48 40h4v46h-4zM62 24h4v62h-4z"/><rect class="c" x="43" y="30" width="14" height="6" rx="2"/><circle class="b" cx="34" cy="90" r="5"/><circle class="b" cx="66" cy="90" r="5"/>',
  backpack:
    '<path class="d" d="M41 18a9 9 0 0 1 18 0"/><path class="b" d="M18 52h10v30h-6a4 4 0 0 1-4-4zM72 52h10v26a4 4 0 0 1-4 4h-6z"/><path class="a" d="M26 40a24 24 0 0 1 48 0v44a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6z"/><rect class="b" x="33" y="54" width="34" height="28" rx="5"/><path class="c" d="M33 63h34v3H33z"/><rect class="c" x="43" y="34" width="14" height="5" rx="2"/>',
  wallet:
    '<rect class="b" x="16" y="30" width="70" height="50" rx="6"/><rect class="c" x="22" y="22" width="54" height="30" rx="3"/><path class="a" d="M12 38h74a4 4 0 0 1 4 4v36a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6z"/><rect class="c" x="66" y="54" width="24" height="14" rx="7"/><circle class="b" cx="74" cy="61" r="3"/>',
  pillow:
    '<path class="a" d="M50 14a35 35 0 0 0-35 35c0 18 8 33 16 37s17-4 13-14c-4-9-9-14-9-22a15 15 0 0 1 30 0c0 8-5 13-9 22-4 10 5 18 13 14s16-19 16-37a35 35 0 0 0-35-35z"/><path class="c" d="M50 21a28 28 0 0 0-27 19c8-8 17-11 27-11s19 3 27 11a28 28 0 0 0-27-19z"/>',
  blanket:
    '<rect class="b" x="14" y="62" width="72" height="20" rx="10"/><rect class="a" x="14" y="43" width="72" height="20" rx="10"/><rect class="b" x="14" y="24" width="72" height="20" rx="10"/><path class="c" d="M64 24h9v58h-9z"/><path class="d" d="M22 82v8M34 82v8M46 82v8M58 82v8"/>',
  flask:
    '<path class="d" d="M70 44c16 0 16 32 0 32"/><rect class="b" x="39" y="7" width="22" height="15" rx="3"/><path class="c" d="M35 22h30v9H35z"/><path class="a" d="M34 31h32l4 10v43a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V41z"/><path class="c" d="M30 53h40v13H30z"/>',
  cup: '<path class="a" d="M20 30h60l-3 15H23z"/><path class="b" d="M25 46h50l-3 15H28z"/><path class="a" d="M30 62h40l-3 15H33z"/><rect class="b" x="34" y="77" width="32" height="7" rx="3"/><ellipse class="c" cx="50" cy="30" rx="30" ry="7"/>',
  steam: `<path class="b" d="M20 24h12l-3 18h-6zM40 35h12v8H40zM62 24h28v42H62z"/><rect class="a" x="10" y="40" width="56" height="24" rx="9"/><rect class="c" x="70" y="32" width="13" height="13" rx="1"/><path class="c" d="M26 40h4v24h-4zM46 40h4v24h-4z"/><rect class="b" x="6" y="64" width="86" height="6"/>${wheels(22, 42, 62, 82)}<path class="d" d="M22 76h60"/>`,
  diesel: `<path class="a" d="M6 42l9-16h71a6 6 0 0 1 6 6v34H6z"/><path class="c" d="M6 51h86v6H6zM13 41l6-10h8v10z"/><path class="b" d="M36 31h10v10H36zM52 31h10v10H52zM68 31h10v10H68z"/><rect class="b" x="6" y="66" width="86" height="6"/>${wheels(18, 34, 64, 80)}`,
  carriage: `<path class="b" d="M10 24h80l4 6H6z"/><rect class="a" x="5" y="29" width="90" height="38" rx="4"/><path class="c" d="M5 55h90v4H5zM14 36h11v12H14zM31 36h11v12H31zM48 36h11v12H48zM65 36h11v12H65z"/><rect class="b" x="82" y="35" width="9" height="32"/>${wheels(20, 34, 66, 80)}`,
  semaphore:
    '<rect class="b" x="28" y="10" width="7" height="74"/><rect class="b" x="16" y="84" width="32" height="7" rx="2"/><path class="a" d="M28 18l56-7v17l-56 5z"/><path class="c" d="M68 13l7-1v17l-7 1z"/><circle class="c" cx="31" cy="46" r="7"/><circle class="a" cx="31" cy="46" r="4"/>',
  bookend:
    '<path class="b" d="M12 24h8v56h24v7H12zM88 24h-8v56H56v7h32z"/><rect class="a" x="25" y="36" width="13" height="44"/><rect class="c" x="39" y="27" width="10" height="53"/><rect class="a" x="50" y="41" width="9" height="39"/><rect class="c" x="61" y="33" width="14" height="47"/>',
  signboard:
    '<path class="b" d="M22 64h6v24h-6zM72 64h6v24h-6z"/><rect class="a" x="12" y="24" width="76" height="42" rx="4"/><rect class="c" x="18" y="30" width="64" height="30" rx="2"/><path class="b" d="M34 36h32v6H34z"/><path class="a" d="M24 50h20v4H24zM56 50h20v4H56z"/>',
  tea: '<rect class="b" x="30" y="14" width="40" height="13" rx="3"/><rect class="a" x="26" y="27" width="48" height="60" rx="4"/><rect class="c" x="32" y="38" width="36" height="36" rx="2"/><path class="a" d="M50 69c-14-7-12-20 0-26 12 6 14 19 0 26z"/><path class="d" d="M50 50v18"/>',
  bottle:
    '<rect class="b" x="43" y="6" width="14" height="12" rx="2"/><path class="a" d="M44 18h12v14c10 4 14 10 14 20v32a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V52c0-10 4-16 14-20z"/><rect class="c" x="30" y="53" width="40" height="24"/><circle class="a" cx="50" cy="65" r="7"/>',
  twist:
    '<path class="c" d="M26 24h48l6 60a4 4 0 0 1-4 5H24a4 4 0 0 1-4-5z"/><path class="b" d="M24 15h52v12H24z"/><path class="e" d="M33 44q9 10 17 0t17 0M33 44q9-10 17 0t17 0M32 66q9 10 18 0t18 0M32 66q9-10 18 0t18 0"/>',
  giftbox:
    '<rect class="a" x="18" y="42" width="64" height="44" rx="3"/><rect class="b" x="14" y="30" width="72" height="15" rx="3"/><path class="c" d="M45 30h10v56H45zM50 30c-26-2-26-24-9-18 6 3 9 11 9 18zm0 0c26-2 26-24 9-18-6 3-9 11-9 18z"/>',
  cake: '<ellipse class="c" cx="50" cy="76" rx="42" ry="10"/><path class="b" d="M18 50l16-8 16 8v18l-16 8-16-8zM50 50l16-8 16 8v18l-16 8-16-8z"/><path class="a" d="M18 50l16-8 16 8-16 8zM50 50l16-8 16 8-16 8z"/><path class="b" d="M34 32l16-8 16 8v12l-16 8-16-8z"/><path class="a" d="M34 32l16-8 16 8-16 8z"/><circle class="c" cx="50" cy="32" r="3"/>',
  bricks:
    '<path class="b" d="M20 50h10v8H20zM40 50h10v8H40zM66 50h12v8H66zM34 22h10v8H34zM56 22h10v8H56z"/><rect class="a" x="14" y="56" width="44" height="28" rx="2"/><rect class="b" x="60" y="56" width="26" height="28" rx="2"/><rect class="c" x="28" y="28" width="44" height="26" rx="2"/>',
} as const;
export type Motif = keyof typeof motifs;

/** Signs of brands and shops, and the face of a buyer. */
export const marks = {
  rails: '<path class="w" d="M40 16L24 84M60 16l16 68M36 34h28M32 52h36M28 70h44"/>',
  book: '<path class="w" d="M50 30c-10-8-22-8-30-5v46c8-3 20-3 30 5 10-8 22-8 30-5V25c-8-3-20-3-30 5zM50 30v46"/>',
  peaks: '<path class="w" d="M12 74l24-40 14 22 12-18 26 36zM70 24a6 6 0 1 0 .1 0"/>',
  waves: '<path class="w" d="M14 36q12-14 24 0t24 0 24 0M14 54q12-14 24 0t24 0 24 0M14 72q12-14 24 0t24 0 24 0"/>',
  drop: '<path class="w" d="M50 14c16 22 24 32 24 46a24 24 0 0 1-48 0c0-14 8-24 24-46zM38 62a12 12 0 0 0 12 12"/>',
  wheel: '<path class="w" d="M50 16a34 34 0 1 0 .1 0M50 40a10 10 0 1 0 .1 0M50 16v24M50 60v24M16 50h24M60 50h24"/>',
  leaf: '<path class="w" d="M20 80C14 40 40 18 82 18c2 42-20 66-54 56M20 84c8-22 22-36 40-46"/>',
  sun: '<path class="w" d="M16 66h68M28 66a22 22 0 0 1 44 0M50 22v10M22 34l8 8M78 34l-8 8M28 80h44"/>',
  face: '<path class="w" d="M50 22a16 16 0 1 0 .1 0M20 88c2-20 14-28 30-28s28 8 30 28"/>',
} as const;
export type Mark = keyof typeof marks;
