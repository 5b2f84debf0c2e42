/*
 * Override: wrap of @theme/NavbarItem/ComponentTypes, theme-classic 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/NavbarItem/ComponentTypes.tsx
 * Why: the framework has no other way to add a navbar item type.
 */
import DashboardButton from '@site/src/components/DashboardButton';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

export default {...ComponentTypes, 'custom-dashboardButton': DashboardButton};
