/**
 * Loader that drops the descriptions of texts: they are for translators, whose command reads the source files, and
 * the browser never looks at them.
 */
module.exports = function dropDescriptions(source) {
  return source.replace(text, '$1');
};

const string = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/.source;
const description = `\\bdescription(?::\\s*(?:${string}),?|=(?:${string}|\\{(?:${string})\\}))`;

/** From `translate({` or `<Translate` to the description in it, which may come before or after the text itself. */
const text = new RegExp(
  `((?:\\btranslate\\(\\s*\\{|<Translate\\b)(?:(?!\\btranslate\\(|</?Translate\\b)[\\s\\S]){0,400}?)${description}`,
  'g',
);
