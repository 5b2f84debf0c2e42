/** Words that say nothing of what is looked for; they count when a query has no other. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about am an and any are as at be been but by can cannot cant could did do does dont for from had has have how ' +
    'i if in into is isnt it its me my of on or our should so than that the their them then there these they this ' +
    'to us was we were what when where which while who why will with wont would you your'
  ).split(' '),
);

/** Words that help to rank, but that a page need not have: everyday verbs and adverbs of questions. */
export const weakWords: ReadonlySet<string> = new Set(
  (
    'again always back before between cause do doing find get gets getting give happen happening happens keep keeps ' +
    'know like long look make makes many mean means more most much need needs never new no not often off ' +
    'once one only out possible same see set show some still take takes tell thing too try until up use used uses using want ' +
    'way without work working works'
  ).split(' '),
);
