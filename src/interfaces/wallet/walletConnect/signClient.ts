import { SignClient } from '@walletconnect/sign-client'
import { quietLogger } from './quietLogger.ts'
import { relayStorage } from './relayStorage.ts'

export type RelaySettings = { projectId: string; relayUrl: string }
export type RelayClient = Awaited<ReturnType<typeof openSignClient>>

/**
 * WalletConnect's own client, which speaks to its relay and to nobody else: what it would tell its makers is switched off,
 * and so is the service with which they would attest the site and the wallet. Throws when its keys cannot be made.
 */
export async function openSignClient(settings: RelaySettings) {
  const client = await SignClient.init({
    ...settings,
    metadata: {
      name: 'Tideline',
      description: 'Trade, borrow and explore one network.',
      url: location.origin,
      icons: [`${location.origin}/icon.svg`],
    },
    storage: relayStorage(),
    telemetryEnabled: false,
    logger: quietLogger,
  })
  Object.assign(client.core.verify, { register: nothing, resolve: nothing })
  return client
}

async function nothing(): Promise<undefined> {}
