import { SignClient } from '@walletconnect/sign-client'
import { quietLogger } from './quietLogger.ts'
import { relayStorage } from './relayStorage.ts'

export type RelaySettings = { projectId: string; relayUrl: string }
export type RelayClient = Awaited<ReturnType<typeof openSignClient>>

/**
 * WalletConnect's own client, restricted to its relay: telemetry and the attestation service (Verify) are switched off.
 * Throws when its keys cannot be created.
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
