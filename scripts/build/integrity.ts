import { readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { fallbackPolicy, inlineScripts, sha256 } from '../serve/contentSecurityPolicy.ts'
import { listFiles } from './listFiles.ts'

type Integrity = Record<string, string>

/**
 * Writes the hash of every script and style of a build into its `index.html`: as an import map for what is imported, and
 * as an attribute where the page itself names a file. A browser then runs no file that was changed on its way. Above them
 * stands the policy for hosts that send no headers.
 */
export async function addIntegrity(folder: string): Promise<void> {
  const page = join(folder, 'index.html')
  await writeFile(page, withIntegrity(await readFile(page, 'utf8'), await hashAssets(folder)))
}

async function hashAssets(folder: string): Promise<Integrity> {
  const files = (await listFiles(join(folder, 'assets'))).filter((file) =>
    ['.js', '.css'].includes(extname(file)),
  )
  const entries = files.map(async (file) => [
    `/${relative(folder, file).replaceAll('\\', '/')}`,
    sha256(await readFile(file)),
  ])
  return Object.fromEntries(await Promise.all(entries))
}

function withIntegrity(html: string, integrity: Integrity): string {
  const map = JSON.stringify({ integrity })
  const policy = fallbackPolicy([map, ...inlineScripts(html)].map(sha256))
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    `<script type="importmap">${map}</script>`,
  ]
  return html
    .replace(/<meta charset="utf-8" \/>/, (charset) => [charset, ...head].join('\n    '))
    .replace(
      /<(script|link)\b([^>]*?\b(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"[^>]*)>/g,
      (_tag, name: string, attributes: string, file: string) =>
        `<${name}${attributes} integrity="${integrity[file]}">`,
    )
}
