import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readPreset } from './preset.ts'

test('HyperPaxeer is chain 125 with its coin, sells with fees in tokens, and has no contracts that nobody knows', async () => {
  const preset = await readPreset(['--network', 'hyperpaxeer'])
  expect(preset?.config).toMatchObject({
    chainId: 125,
    nativeCurrency: { name: 'HyperPaxeer', symbol: 'HPX', decimals: 18 },
    indexer: { sellFee: 'token' },
    lending: { apyUnit: 'percent', amountUnit: 'usd', passage: true },
  })
  expect(preset?.config).not.toHaveProperty('curve')
  expect(preset?.config).not.toHaveProperty('lendingPool')
})

test('every preset is one that the app reads', async () => {
  const files = (await readdir('scripts/presets')).filter((file) => file.endsWith('.json'))
  for (const file of files)
    expect(await readPreset(['--network', file.replace('.json', '')])).toHaveProperty('config')
})

test('no network is named', async () => {
  expect(await readPreset([])).toBeUndefined()
})

test.each([[['--network', 'elsewhere']], [['--network']], [['--network', 'hyperpaxeer', '--fresh']]])(
  'error: %j is told the known names',
  async (words) => {
    await expect(readPreset(words)).rejects.toThrow('one of these names: hyperpaxeer.')
  },
)
