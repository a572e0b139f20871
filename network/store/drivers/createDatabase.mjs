// `node createDatabase.mjs FOLDER` makes an empty embedded database. It has a process of its own, because what makes it
// takes 500 MB of memory that a process never gives back.
import { PGlite } from '@electric-sql/pglite'

const database = await PGlite.create(process.argv[2])
await database.close()
