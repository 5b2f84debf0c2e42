/** Gives MUI's components their theme. */
export {Fragment as WithTheme} from 'react';
