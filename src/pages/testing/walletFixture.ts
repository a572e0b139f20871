import { afterAll, afterEach, expect } from 'vitest'
import type { TransactionDependencies } from '#domain/transactions/transactionDependencies.ts'
import { connectFakeWallet, type FakeWallet } from '#interfaces/testing/wallet/fakeWallet.ts'
import { setWalletDependencies } from '#interfaces/wallet/walletDependencies.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { watchClicks } from '#signing/displayed.ts'
import { SigningCheck } from '#signing/signingCheck.ts'
import type { World } from '#signing/world.ts'

/* For the tests: a wallet extension behind a form that signs. Whatever it is asked is held against what the screen said. */

type Send = TransactionDependencies['send']

const signingCheck = new SigningCheck()
let wallet: FakeWallet | undefined
let requestHeard = Promise.resolve()

/** Once a test file, with the configuration loaded: the wallet of this account, and a node that knows nothing of its own. */
export async function connectHeardWallet(account: Address): Promise<FakeWallet> {
  setWalletDependencies({ callNode: async () => null, gasLimit: async () => null })
  const connected = await connectFakeWallet(account)
  connected.hear = (request) => signingCheck.hear(request, account)
  Object.assign(window, { tellDisplayed: signingCheck.see.bind(signingCheck) })
  watchClicks()
  // Loaded with the first question: no test waits for it.
  await import('#interfaces/wallet/requests/walletSend.ts')
  wallet = connected
  return connected
}

/** Asks the wallet with all of our own code, and lets it answer as `send` says. */
export function throughWallet(send: Send): Send {
  return async (request, calls) => {
    if (!wallet) throw new Error('Connect the wallet of the tests first.')
    const { walletSend } = await import('#interfaces/wallet/requests/walletSend.ts')
    let tellAsked: () => void = () => undefined
    requestHeard = new Promise((resolve) => {
      tellAsked = resolve
    })
    const answer = async () => {
      tellAsked()
      const said = await send(request, calls)
      if ('hash' in said) return said.hash
      if ('calls' in said) return { id: said.calls }
      if ('unclear' in said) return null
      throw 'rejected' in said ? { code: 4001 } : new Error(said.failed)
    }
    Object.assign(wallet.answers, { eth_sendTransaction: answer, wallet_sendCalls: answer })
    return walletSend(request, calls).finally(tellAsked)
  }
}

/** After each test: nothing was asked of the wallet but what the words on the screen said. At last: nothing came later. */
export function holdWordsAfterEach(world: () => World): void {
  afterAll(() => expect(signingCheck.count, 'requests that nobody judged').toBe(0))
  afterEach(async () => {
    await requestHeard
    expect(signingCheck.differences(world())).toEqual([])
  })
}
