/**
 * Stands for the site's base URL in the HTML of runs: that HTML is kept between builds, and each language has its own.
 */
exports.siteRoot = 'site-root:/';
