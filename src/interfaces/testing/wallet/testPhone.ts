import { SignClient } from '@walletconnect/sign-client'
import { quietLogger } from '#interfaces/wallet/walletConnect/quietLogger.ts'

/* For the tests: a wallet on another device, by WalletConnect's own client, with keys and storage in memory. */

/** The phone's answers to requests by method; one that throws is the wallet's error. */
export type PhoneAnswers = Record<string, (params: unknown[]) => unknown>

export type TestPhone = Awaited<ReturnType<typeof openTestPhone>>

/** Opens a phone. `hear` is called with each request before it is answered. */
export async function openTestPhone(
  relayUrl: string,
  account: string,
  chainId: number,
  hear: (request: { method: string; params: unknown[] }) => void = () => undefined,
) {
  const client = await SignClient.init({
    projectId: 'f'.repeat(32),
    relayUrl,
    customStoragePrefix: `phone-${crypto.randomUUID()}`,
    storage: memoryStorage(),
    telemetryEnabled: false,
    logger: quietLogger,
    metadata: { name: 'Test phone', description: '', url: 'https://phone.example', icons: [] },
  })
  const phone = { answers: {} as PhoneAnswers }
  const asked: { method: string; params: unknown[]; chainId: string }[] = []

  client.on('session_request', async ({ id, topic, params: { request, chainId: chain } }) => {
    hear({ method: request.method, params: request.params })
    asked.push({ method: request.method, params: request.params, chainId: chain })
    const answer = phone.answers[request.method]
    if (!answer) return
    await client.respond({
      topic,
      response: { id, jsonrpc: '2.0', ...outcome(answer, request.params) } as never,
    })
  })

  function accountsOn(chains: readonly number[]) {
    return {
      eip155: {
        chains: chains.map((chain) => `eip155:${chain}`),
        accounts: chains.map((chain) => `eip155:${chain}:${account}`),
        methods: ['eth_sendTransaction', 'eth_signTypedData_v4', 'wallet_switchEthereumChain'],
        events: ['accountsChanged', 'chainChanged'],
      },
    }
  }

  function nextProposal() {
    return new Promise<number>((resolve) => client.once('session_proposal', ({ id }) => resolve(id)))
  }

  /** Scans a code and approves what it offers, with its account on these chains. Returns the session's topic. */
  async function approve(uri: string, chains: readonly number[] = [chainId]): Promise<string> {
    const proposal = nextProposal()
    await client.pair({ uri })
    const { topic } = await client.approve({ id: await proposal, namespaces: accountsOn(chains) })
    return topic
  }

  /** Scans a code and rejects the session. */
  async function refuse(uri: string): Promise<void> {
    const proposal = nextProposal()
    await client.pair({ uri })
    await client.reject({ id: await proposal, reason: { code: 5000, message: 'User rejected.' } })
  }

  return Object.assign(phone, {
    asked,
    approve,
    refuse,
    topics: () => client.session.keys,
    disconnect: (topic: string) => client.disconnect({ topic, reason: { code: 6000, message: 'Bye.' } }),
    changeChain: (topic: string, to: number) =>
      client.emit({ topic, event: { name: 'chainChanged', data: to }, chainId: `eip155:${chainId}` }),
  })
}

function outcome(answer: (params: unknown[]) => unknown, params: unknown[]) {
  try {
    return { result: answer(params) }
  } catch (error) {
    return { error }
  }
}

function memoryStorage() {
  const items = new Map<string, unknown>()
  return {
    getKeys: async () => [...items.keys()],
    getEntries: async <T>() => [...items] as [string, T][],
    getItem: async <T>(key: string) => items.get(key) as T | undefined,
    setItem: async <T>(key: string, value: T) => void items.set(key, structuredClone(value)),
    removeItem: async (key: string) => void items.delete(key),
  }
}
