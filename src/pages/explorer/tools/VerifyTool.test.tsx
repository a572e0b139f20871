// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { decodeFunctionData, hashMessage, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/fakeNode.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { VerifyTool } from './VerifyTool.tsx'

vi.setConfig({ testTimeout: 20_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const alice = privateKeyToAccount(`0x${'a1'.repeat(32)}`)
const bob = privateKeyToAccount(`0x${'b0'.repeat(32)}`).address
const vault = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const silent = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
const message = 'I am Alice'
const signature = await alice.signMessage({ message })
const abi = parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)'])

/** A node on which `vault` accepts Alice's signature of the message and `silent` has other code. */
async function openTool(isDown = false) {
  await loadTestConfig()
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) => {
    if (isDown) throw new TypeError('fetch failed')
    return answerCalls(body, ({ method, params }) => {
      if (method === 'eth_getCode')
        return { result: [vault, silent].includes(String(params[0])) ? '0x60' : '0x' }
      const { to, data } = params[0] as { to: string; data: `0x${string}` }
      if (to !== vault) return { error: { code: 3, message: 'execution reverted', data: '0x' } }
      const { args } = decodeFunctionData({ abi, data })
      const accepts = args[0] === hashMessage(message) && args[1] === signature
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
  await vi.waitFor(() => expect(status.textContent).not.toBe(''))
  return status.textContent
}

test.each([
  ['its signer', alice.address, message, `Signed by ${alice.address.slice(0, 6)}`],
  ['no address', '', message, `With this message the signature is of ${alice.address.slice(0, 6)}`],
  ['another account', bob, message, `Not signed by ${bob.slice(0, 6)}`],
  ['its signer with another message', alice.address, `${message} `, 'Not signed by'],
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
    target: { value: alice.address.replace('A', 'a').replace('F', 'f') },
  })
  expect(screen.getByRole('button', { name: 'Verify' })).toHaveProperty('disabled', true)
})
