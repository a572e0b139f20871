import { createHash } from 'node:crypto'
import { connectSources, imageSources, type SourceConfig } from '#lib/browser/config/allowedSources.ts'

/** What the policy needs of `config.json`. */
export type PolicyConfig = SourceConfig & { allowEndpointOverrides?: boolean | undefined }

/** Any server, for what a person types on the settings page: https everywhere, plain http on the own machine. */
const anyServer = 'https: wss: http://127.0.0.1:* ws://127.0.0.1:* http://localhost:* ws://localhost:*'

/**
 * The Content Security Policy of a site with this configuration, or of one without a configuration that can be read. Where
 * people may set endpoints of their own the answer cannot name them: the page then does (`restrictSources.ts`).
 * `scripts` are the hashes of what stands in the page itself.
 */
export function contentSecurityPolicy(config: PolicyConfig | undefined, scripts: readonly string[]): string {
  const own = config?.allowEndpointOverrides ? [anyServer] : []
  return [
    ...directives(scripts),
    ['connect-src', ...(config ? [connectSources(config), ...own] : ["'self'"])],
    ['img-src', config ? imageSources(config) : "'self' data:"],
    // Heeded in a header only.
    ['frame-ancestors', "'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ')
}

/** The same for a `<meta>` of the build, which serves any network: the page narrows it as soon as it knows its own. */
export function fallbackPolicy(scripts: readonly string[]): string {
  return [
    ...directives(scripts),
    ['connect-src', "'self' https: wss: http: ws:"],
    ['img-src', "'self' data: https:"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ')
}

function directives(scripts: readonly string[]): string[][] {
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts.map((hash) => `'${hash}'`)],
    ['style-src', "'self'"],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ]
}

/** The text of each script that stands in a page: a Content Security Policy names it by its hash. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  )
}

/** As `integrity` and a Content Security Policy write it: `sha256-` and base64. */
export function sha256(body: string | Buffer): string {
  return `sha256-${createHash('sha256').update(body).digest('base64')}`
}
