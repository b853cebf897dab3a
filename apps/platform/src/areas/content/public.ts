export { cmsOfFiles } from './cms/cmsOfFiles.ts'
export { type CmsSource, type PageSource, readPages, type SnippetSource } from './cms/pages/readPageFiles.ts'
export { sanitise } from './cms/pages/sanitise.ts'
export { pageVariableNames } from './pageValues.ts'
