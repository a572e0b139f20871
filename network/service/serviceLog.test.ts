import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The levels that are printed when the variable has this value. */
async function printedWith(level: string): Promise<string[]> {
  vi.stubEnv('TIDELINE_LOG', level)
  vi.resetModules()
  const { log } = await import('./serviceLog.ts')
  const lines: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  for (const each of ['debug', 'info', 'warn', 'error'] as const) log(each, 'indexer', 'tried')
  return lines.map((line) => JSON.parse(line).level)
}

test('the log prints the given level and the ones above it', async () => {
  expect(await printedWith('info')).toEqual(['info', 'warn', 'error'])
})

test('an unknown level means warn, and not everything', async () => {
  expect(await printedWith('verbose')).toEqual(['warn', 'error'])
})
