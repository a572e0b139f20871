import { connectSources, imageSources, type SourceConfig } from './allowedSources.ts'

/**
 * From now on the page reaches only the interfaces in use and the named servers of pictures, also where the host sends no
 * headers. A policy can only be narrowed: what the headers forbid stays forbidden.
 */
export function restrictSources(config: SourceConfig): void {
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = `connect-src ${connectSources(config)}; img-src ${imageSources(config)}`
  document.head.append(meta)
}
