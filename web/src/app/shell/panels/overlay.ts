/** A dark sheet with a sentence over everything; `then` runs when it goes. */
export function overlay(text: string, milliseconds: number, then: () => void): void {
  const sheet = Object.assign(document.createElement('div'), { className: 'overlay', textContent: text });
  sheet.setAttribute('role', 'status');
  document.body.append(sheet);
  setTimeout(() => {
    sheet.remove();
    then();
  }, milliseconds);
}
