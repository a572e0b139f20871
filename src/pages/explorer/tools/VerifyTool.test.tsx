import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { VerifyTool } from './VerifyTool.tsx'

vi.setConfig({ testTimeout: 20_000 })

const alice = '0x5d5c99EdF529335160FF180fA141Dd4967fc00D2'
const bob = '0xaf295d3c842bc1145E818d7FEf2c929726625620'
const vault = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const silent = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
const message = 'I am Alice'
/** Alice's signature of the message, and the hash that she signed, by another library. */
const signature =
  '0x19fdaddef73ec47a158ea20f132312dfc0eb3328db406ca40005117ccb2b1a9402f59894d15dfe43db1cebbcb157e6eca529cef7bdc35bfd84815202a2633b031c'
const hash = '239e29d6fb79dff389fef78614ec714bb33fb30c4a629fab9cd77b1746b43a37'
/** The hash, where the bytes begin, how many they are, and the bytes. */
const question = `0x1626ba7e${hash}${'40'.padStart(64, '0')}${'41'.padStart(64, '0')}${signature.slice(2).padEnd(192, '0')}`

/** A node on which `vault` accepts Alice's signature of the message and `silent` has other code. */
async function openTool(isDown = false) {
  await loadTestConfig()
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) => {
    if (isDown) throw new TypeError('fetch failed')
    return answerCalls(body, ({ method, params }) => {
      if (method === 'eth_getCode')
        return { result: [vault, silent].includes(String(params[0])) ? '0x60' : '0x' }
      const { to, data } = params[0] as { to: string; data: string }
      if (to !== vault) return { error: { code: 3, message: 'execution reverted', data: '0x' } }
      const accepts = data === question
      return { result: `0x${(accepts ? '1626ba7e' : 'ffffffff').padEnd(64, '0')}` }
    })
  })
  const router = createRouter({
    routeTree: createRootRoute({ component: VerifyTool }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: 'Verify' })
}

async function verify(address: string, text = message) {
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fill('Address', address)
  fill('Message', text)
  fill('Signature', signature)
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }))
  const status = screen.getByRole('status')
  await vi.waitFor(() => expect(status.textContent).not.toBe(''), 15_000)
  return status.textContent
}

test.each([
  ['its signer', alice, message, `Signed by ${alice.slice(0, 6)}`],
  ['no address', '', message, `For this message the signature belongs to ${alice.slice(0, 6)}`],
  ['another account', bob, message, `Not signed by ${bob.slice(0, 6)}`],
  ['its signer with another message', alice, `${message} `, 'Not signed by'],
  ['a contract that accepts it', vault, message, 'a contract that accepts this signature now'],
  ['a contract with another message', vault, 'I am Bob', 'Not signed by'],
  ['a contract that does not know signatures', silent, message, 'Not signed by'],
])('a signature of a message is judged for %s', async (_, address, text, expected) => {
  await openTool()
  expect(await verify(address, text)).toContain(expected)
})

test('a signature of another key stays unknown for an address while the node is down', async () => {
  await openTool(true)
  const answer = await verify(vault)
  expect(answer).toMatch(/^Unknown\./)
  expect(answer).not.toContain('Not signed')
})

test('an address with a wrong checksum is refused before anything is said', async () => {
  await openTool()
  fireEvent.change(screen.getByLabelText('Address'), {
    target: { value: alice.replace('A', 'a').replace('F', 'f') },
  })
  expect(screen.getByRole('button', { name: 'Verify' })).toHaveProperty('disabled', true)
})
