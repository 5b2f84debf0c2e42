/*
 * Style alone opens tooltips, under a pointer or the focus. Escape closes one although both stay where they are; it
 * can be opened again once they have left.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({key}) => {
    if (key !== 'Escape') return;
    for (const term of document.querySelectorAll('.term:is(:hover, :focus-within)')) {
      term.classList.add('closed');
      for (const event of ['mouseleave', 'focusout'])
        term.addEventListener(event, () => term.classList.remove('closed'), {once: true});
    }
  });
}
