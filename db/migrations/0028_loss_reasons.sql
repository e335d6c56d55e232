CREATE TABLE "loss_reasons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"retired_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "loss_reason_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "loss_reasons_name" ON "loss_reasons" USING btree (lower("name")) WHERE "loss_reasons"."retired_at" is null;
--> statement-breakpoint
INSERT INTO "loss_reasons" ("name", "position") VALUES
	('Price too high', 0),
	('No budget this time', 1),
	('Chose another supplier', 2),
	('Built it themselves', 3),
	('No decision made', 4),
	('Stopped replying', 5),
	('Not a fit for us', 6);
