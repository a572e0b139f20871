import { Hono } from 'hono'
import { readSourceFiles } from '#network/explorer/artifacts/sourceFiles.ts'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { findAddress } from '#network/explorer/queries/addressQueries.ts'
import { findTransaction } from '#network/explorer/queries/transactionQueries.ts'
import { loadReferences } from '#network/explorer/records/batchLoader.ts'
import { smartContractRecord } from '#network/explorer/records/smartContractRecord.ts'
import { notFound, readAddress } from '#network/explorer/request/parameters.ts'
import type { VerifiedContract } from '#network/explorer/verification/verifiedContracts.ts'

/**
 * `/smart-contracts/{address_hash}`, beyond the specification: a contract's source, and the implementations of a proxy.
 * 404 for any other address.
 */
export function contractRoutes(sources: DataSources): Hono {
  const { contracts, database, node } = sources
  const app = new Hono()

  app.get('/smart-contracts/:address', async (context) => {
    const address = readAddress(context.req.param('address'))
    await contracts.look(address)
    const contract = contracts.get(address)
    if (!contract) throw notFound(`The source of contract ${address}`)
    const [row, references, code, files] = await Promise.all([
      findAddress(database, address),
      loadReferences(sources, [address]),
      node.getCode({ address }).catch(() => undefined),
      filesOf(contract),
    ])
    const creation = row?.creationTransaction
      ? await findTransaction(database, row.creationTransaction)
      : undefined
    const input = creation?.to === null ? creation.input : null
    return context.json(
      smartContractRecord(contract, {
        reference: references.address(address),
        code: code ?? null,
        input,
        files,
      }),
    )
  })

  function filesOf({ match, submitted }: VerifiedContract) {
    const { source } = match?.compiled ?? {}
    return source ? readSourceFiles(source, submitted ? null : contracts.folder) : []
  }

  return app
}
