import { parseArgs } from 'node:util'
import { readPort } from '#network/settings.ts'
import { readAllowedDifferences } from './allowedDifferences.ts'
import { openAsk } from './ask.ts'
import { check } from './check.ts'
import { readDocument } from './document.ts'
import { reportLines } from './report.ts'

/**
 * `npm run check:openapi -- FILE [--url URL]`: compares a running explorer, by default that of the local network, with
 * a document.
 */

const differences = new URL('../explorer/differences.md', import.meta.url)

try {
  const standardUrl = `http://127.0.0.1:${readPort('TIDELINE_EXPLORER_PORT', 4002)}/api/v2`
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { url: { type: 'string', default: standardUrl } },
  })
  const [file, ...others] = positionals
  if (!file || others.length > 0)
    throw new Error('Name one OpenAPI document: npm run check:openapi -- FILE [--url http://…/api/v2]')
  const [document, allowed] = await Promise.all([readDocument(file), readAllowedDifferences(differences)])
  const ask = openAsk(values.url.replace(/\/$/, ''))
  if ((await ask('/stats')).status === 404)
    throw new Error(`${values.url} has no /stats: the address of an explorer ends with /api/v2.`)
  const report = await check(document, ask)
  const { lines, failed } = reportLines(report, allowed)
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exitCode = failed ? 1 : 0
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
