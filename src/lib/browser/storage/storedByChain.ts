import type * as v from 'valibot'
import { config } from '#lib/browser/config/config.ts'
import { type Stored, stored } from '#lib/browser/storage.ts'

/** A value kept in this browser for this network only. It is opened at its first use, when the network is known. */
export function storedByChain<const S extends v.GenericSchema>(
  name: string,
  schema: S,
  fallback: v.InferOutput<S>,
): () => Stored<v.InferOutput<S>> {
  let opened: Stored<v.InferOutput<S>> | undefined
  return () => {
    opened ??= stored(`${name}.${config().chainId}`, schema, fallback)
    return opened
  }
}
