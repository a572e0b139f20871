import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, lendingPassage, parseConfig } from '#lib/browser/config/config.ts'
import { inlineScripts, sha256 } from '../serve/contentSecurityPolicy.ts'
import { assetHeaders, securityHeaders, transportHeader } from '../serve/headers.ts'

type Headers = Record<string, string>

/** What a host sends with the page, with a hashed file, and with the configuration. */
type HostHeaders = { page: Headers; asset: Headers; config: Headers }

/**
 * Writes into a build what a static host needs to send the right headers for the `config.json` that stands there: `_headers`
 * and `_redirects` (Netlify, Cloudflare Pages), `nginx.conf`, `Caddyfile`. Throws ConfigError for one the app would refuse.
 */
export async function writeHostFiles(folder: string): Promise<void> {
  const config = parseConfig(JSON.parse(await readFile(join(folder, 'config.json'), 'utf8')))
  const scripts = inlineScripts(await readFile(join(folder, 'index.html'), 'utf8')).map(sha256)
  const page = securityHeaders(config, scripts)
  const headers: HostHeaders = {
    page: { ...page, 'cache-control': 'no-cache' },
    asset: {
      ...assetHeaders,
      'cache-control': 'public, max-age=31536000, immutable',
    },
    config: { ...page, 'cache-control': 'no-store' },
  }
  const passed = passedOn(config)
  const files = {
    _headers: netlifyHeaders(headers),
    _redirects: `${netlifyPassage(passed)}/* /index.html 200\n`,
    'nginx.conf': nginx(headers, passed),
    Caddyfile: caddy(headers, passed),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
}

const made = 'Written by `npm run build` for the config.json beside it.'

/** A line that a host is without until somebody takes the `#` away. */
function switchedOff(line: string): string {
  return line.replace(/^\s*/, '$&# ')
}

/** The lending service that the host itself asks for the app; undefined where pages may read it. */
function passedOn({ lending, lendingUrl }: Config): string | undefined {
  return lending.passage ? lendingUrl : undefined
}

/** Netlify asks another server for a page; Cloudflare Pages does not. */
function netlifyPassage(passed: string | undefined): string {
  return passed ? `${lendingPassage}/* ${passed}/:splat 200\n` : ''
}

function nginxPassage(passed: string): string {
  return [
    `location ${lendingPassage}/ {`,
    '    limit_except GET { deny all; }',
    `    proxy_pass ${passed}/;`,
    `    proxy_set_header host ${new URL(passed).host};`,
    '    proxy_set_header cookie "";',
    '    proxy_ssl_server_name on;',
    '}',
  ].join('\n')
}

function caddyPassage(passed: string): string {
  const { origin, host, pathname } = new URL(passed)
  const rewrite = pathname === '/' ? [] : [`\t\trewrite * ${pathname}{uri}`]
  return [
    `\thandle_path ${lendingPassage}/* {`,
    '\t\t@write not method GET HEAD',
    '\t\trespond @write 405',
    ...rewrite,
    `\t\treverse_proxy ${origin} {`,
    `\t\t\theader_up host ${host}`,
    '\t\t\theader_up -cookie',
    '\t\t}',
    '\t}',
  ].join('\n')
}

/** Rules of all paths and of one are added up, so that no header may be in both. */
function netlifyHeaders({ page, asset, config }: HostHeaders): string {
  const { 'cache-control': _, ...always } = page
  const rule = (path: string, headers: Headers) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]
  const only = (headers: Headers) => ({ 'cache-control': String(headers['cache-control']) })
  return `${[
    `# ${made}`,
    ...rule('/*', always),
    switchedOff(`  ${transportHeader.name}: ${transportHeader.value}`),
    ...rule('/assets/*', only(asset)),
    ...rule('/config.json', only(config)),
  ].join('\n')}\n`
}

/** A `location` with headers of its own inherits none. A missing file must not be kept for a year: no `always` for those. */
function nginx({ page, asset, config }: HostHeaders, passed: string | undefined): string {
  const location = (path: string, file: string, headers: Headers, more: string[] = []) =>
    [
      `location ${path} {`,
      `    try_files ${file};`,
      ...Object.entries(headers).map(
        ([name, value]) => `    add_header ${name} "${value}"${headers === asset ? '' : ' always'};`,
      ),
      ...more,
      '}',
    ].join('\n')
  return `${[
    `# ${made}`,
    '# Include it in the `server` block of the site, whose `root` is this folder.',
    'gzip_static on;',
    location('/', '$uri /index.html', page, [
      switchedOff(`    add_header ${transportHeader.name} "${transportHeader.value}" always;`),
    ]),
    location('/assets/', '$uri =404', asset),
    location('= /config.json', '$uri =404', config),
    ...(passed ? [nginxPassage(passed)] : []),
    'location ~ /\\. { return 404; }',
  ].join('\n')}\n`
}

function caddy({ page, asset, config }: HostHeaders, passed: string | undefined): string {
  const handle = (path: string, files: string[], headers: Headers) =>
    [
      `\thandle ${path}{`,
      '\t\theader {',
      ...Object.entries(headers).map(([name, value]) => `\t\t\t${name} "${value}"`),
      '\t\t}',
      ...files.map((line) => `\t\t${line}`),
      '\t\tfile_server {\n\t\t\tprecompressed br gzip\n\t\t}',
      '\t}',
    ].join('\n')
  return `${[
    `# ${made}`,
    '# Put your domain and the path of this folder in.',
    'tideline.example {',
    '\troot * /srv/tideline',
    switchedOff(`\theader ${transportHeader.name} "${transportHeader.value}"`),
    '\t@internal path */.*',
    '\trespond @internal 404',
    '\t@asset {\n\t\tpath /assets/*\n\t\tfile\n\t}',
    handle('@asset ', [], asset),
    '\thandle /assets/* {\n\t\trespond 404\n\t}',
    handle('/config.json ', [], config),
    ...(passed ? [caddyPassage(passed)] : []),
    handle('', ['try_files {path} /index.html'], page),
    '}',
  ].join('\n')}\n`
}
