// The package ships these entries without type declarations.
declare module '@docsearch/react/modal' {
  export {DocSearchModal} from '@docsearch/react';
  export type {DocSearchModalProps} from '@docsearch/react';
}

declare module '@docsearch/react/style/modal';
