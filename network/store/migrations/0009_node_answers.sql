CREATE TABLE "node_answers" (
	"block_number" integer NOT NULL,
	"block_hash" text NOT NULL,
	"body" "bytea" NOT NULL,
	CONSTRAINT "node_answers_block_number_pk" PRIMARY KEY("block_number")
) PARTITION BY RANGE ("block_number");--> statement-breakpoint
-- It is compressed already.
ALTER TABLE "node_answers" ALTER COLUMN "body" SET STORAGE EXTERNAL;
