import { afterAll, afterEach, expect } from 'vitest'
import type { TransactionDependencies } from '#domain/transactions/transactionDependencies.ts'
import { connectFakeWallet, type FakeWallet } from '#interfaces/testing/wallet/fakeWallet.ts'
import { setWalletDependencies } from '#interfaces/wallet/walletDependencies.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { watchClicks } from '#signing/displayed.ts'
import { SigningCheck } from '#signing/signingCheck.ts'
import type { World } from '#signing/world.ts'

/* For tests: a wallet extension behind a form that signs. Each request to it is compared with the words on screen. */

type Send = TransactionDependencies['send']

const signingCheck = new SigningCheck()
let wallet: FakeWallet | undefined
let requestHeard = Promise.resolve()

/** Connects the wallet of this account, once in a test file, with the configuration loaded and a node without data. */
export async function connectHeardWallet(account: Address): Promise<FakeWallet> {
  setWalletDependencies({ callNode: async () => null, gasLimit: async () => null })
  const connected = await connectFakeWallet(account)
  connected.hear = (request) => signingCheck.hear(request, account)
  Object.assign(window, { tellDisplayed: signingCheck.see.bind(signingCheck) })
  watchClicks()
  // Loads the lazy module before the tests.
  await import('#interfaces/wallet/requests/walletSend.ts')
  wallet = connected
  return connected
}

/** Sends through all of our own code to a wallet that answers by `send`. */
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

/**
 * Expects after each test that the wallet got only requests that the screen had announced, and at the end that none
 * came later.
 */
export function holdWordsAfterEach(world: () => World): void {
  afterAll(() => expect(signingCheck.count, 'requests that nobody judged').toBe(0))
  afterEach(async () => {
    await requestHeard
    expect(signingCheck.differences(world())).toEqual([])
  })
}
