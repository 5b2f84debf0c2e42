/** What the notice needs. */
interface Notice {
  /** Address of its stylesheet: a policy forbids style of its own. */
  style: string;
  onReload(): void;
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'offline-notice__button';
  element.textContent = text;
  element.addEventListener('click', onClick);
  return element;
}

/** Says that newer pages have come, without taking the focus; whoever is in the middle of something goes on. */
export function showNotice({style, onReload}: Notice): void {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = style;
  const notice = document.createElement('div');
  notice.className = 'offline-notice';
  notice.setAttribute('role', 'status');
  sheet.addEventListener('load', () => {
    // Text that comes into a status that is there already is read out.
    const text = document.createElement('p');
    text.textContent = 'A newer version of the documentation is here.';
    notice.append(
      text,
      button('Reload', onReload),
      button('Later', () => notice.remove()),
    );
  });
  document.body.append(notice);
  document.head.append(sheet);
}
