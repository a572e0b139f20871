import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Deployment } from '#network/contracts/deploy.ts'
import { addressesOf, keepDeployment, readDeployment } from './keptDeployment.ts'

const address = (digit: number) => `0x${String(digit % 10).repeat(40)}` as const
const deployment: Deployment = {
  stablecoin: address(1),
  wrappedEther: address(2),
  wrappedBitcoin: address(3),
  priceOracle: address(4),
  lendingPool: address(5),
  collectible: address(6),
  multiToken: address(7),
  playground: address(8),
  marketStablecoins: [address(9), address(0), address(1)],
  stablecoinRegistry: address(2),
  marketFactory: address(3),
  marketRouter: address(4),
  marketQuoter: address(5),
  marketNft: address(6),
  marketEvents: address(7),
  feeCollector: address(8),
}

async function fileWith(text: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'tideline-')), 'deployment.json')
  await writeFile(file, text)
  return file
}

test('the addresses of a kept chain are read as they were written', async () => {
  const file = await fileWith('')
  await keepDeployment(file, 'a', deployment)
  expect(await readDeployment(file, 'a')).toEqual(deployment)
  expect(addressesOf(deployment)).toHaveLength(18)
})

test('without a file, and for contracts of another version, there is no kept chain', async () => {
  const file = await fileWith('')
  expect(await readDeployment(`${file}.none`, 'a')).toBeUndefined()
  await keepDeployment(file, 'a', deployment)
  expect(await readDeployment(file, 'b')).toBeUndefined()
})

const whole = JSON.stringify({ contracts: 'a', ...deployment })
const damaged = [
  '',
  '{',
  whole.slice(0, 200),
  'null',
  '7',
  '"a"',
  '[]',
  '{}',
  '{"contracts":null}',
  '{"contracts":"a"}',
  whole.replace(address(5), '0x5'),
  whole.replace('"marketRouter"', '"router"'),
  JSON.stringify({ contracts: 'a', ...deployment, marketStablecoins: [] }),
  '\0'.repeat(900),
]

test.each(damaged)('a file with %j is damaged, which is no reason to begin a new chain', async (text) => {
  const file = await fileWith(text)
  await expect(readDeployment(file, 'a')).rejects.toThrow(
    /deployment\.json is cut or damaged, .* start with --fresh/,
  )
  expect(await readFile(file, 'utf8')).toBe(text)
})

test('a folder in place of the file is damaged too', async () => {
  const file = `${await fileWith('')}.folder`
  await mkdir(file)
  await expect(readDeployment(file, 'a')).rejects.toThrow('start with --fresh')
})
