declare module 'openapi-document' {
  const document: import('../../../../sandbox/document/OpenApiDocument').OpenApiDocument;
  export default document;
}
