import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Address, getAddress, type Hash } from 'viem'
import { findFreePort } from '#network/node/freePort.ts'
import { compileForeign, foundryArtifact } from '#network/testing/foreign/foreignContracts.ts'
import { type ForeignNode, startAnvil } from '#network/testing/foreign/foreignNode.ts'

let folder: string
let node: ForeignNode
let app: ChildProcess
let url: string
let shell: Address
let minted: Hash

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = await mkdtemp(join(tmpdir(), 'tideline-own-'))
  const { Shell } = await compileForeign()
  await mkdir(join(folder, 'out'))
  await writeFile(join(folder, 'out/Shell.json'), JSON.stringify(foundryArtifact(Shell)))
  node = await startAnvil(['--chain-id', '4242'])
  shell = getAddress(await node.deploy(Shell, [1_000n]))
  minted = await node.call(shell, Shell.abi, 'mint', [node.accounts[1], 700n])
  const [port, explorer] = [await findFreePort(), await findFreePort()]
  url = `http://127.0.0.1:${port}`
  const words = ['--rpc', node.url, '--artifacts', join(folder, 'out'), '--coin', 'Pebble:PBL']
  app = spawn(process.execPath, ['scripts/start.mjs', ...words], {
    stdio: 'inherit',
    env: {
      ...process.env,
      TIDELINE_DATA: join(folder, 'data'),
      TIDELINE_APP_PORT: String(port),
      TIDELINE_EXPLORER_PORT: String(explorer),
    },
  })
  await expect
    .poll(
      () =>
        fetch(`${url}/config.json`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 90_000 },
    )
    .toBe(true)
})

test.afterAll(async () => {
  const ended = new Promise((resolve) => app?.once('exit', resolve))
  if (app?.kill('SIGTERM')) await ended
  await node?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('one command explores the user’s own node, without markets and lending in the navigation', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Explore Anvil at 127.0.0.1:${node.port}`)
  await expect(navigation.getByRole('link')).toHaveText(['Explorer'])
  await expect(main.getByRole('region', { name: /^(Trade|Borrow|Top movers|Rates)/ })).toHaveCount(0)
  await main
    .getByRole('region', { name: 'Latest blocks' })
    .getByRole('link', { name: 'Block 2', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2')
  await main.getByRole('tab', { name: /^Transactions/ }).click()
  await expect(main.getByRole('row').filter({ hasText: 'mint' })).toHaveCount(1)

  await page.goto(`${url}/tx/${minted}`)
  await expect(main.getByText('mint(address to, uint256 amount)').first()).toBeVisible()
  await expect(main.getByText('PBL').first()).toBeVisible()
  await page.goto(`${url}/address/${shell}`)
  await expect(main).toContainText(shell)
  await page.goto(`${url}/token/${shell}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SHL')

  await page.keyboard.press('/')
  await page.getByRole('combobox').pressSequentially('she')
  const groups = page.getByRole('group')
  await expect(groups.getByRole('option', { name: /SHL/ })).toBeVisible()
  await expect(groups.filter({ hasText: 'Markets' })).toHaveCount(0)
  await expect(page.getByText("Can't reach")).toHaveCount(0)

  for (const [path, sentence] of [
    ['/markets', 'This network has no markets.'],
    ['/lending', 'This network has no lending.'],
  ] as const) {
    await page.goto(`${url}${path}`)
    await expect(main).toContainText(sentence)
  }
  await page.goto(`${url}/status`)
  await expect(main.getByRole('region')).toHaveCount(3)
  expect(problems).toEqual([])
})
