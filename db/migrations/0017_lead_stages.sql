CREATE TABLE "lead_stages" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"probability" smallint NOT NULL,
	"is_qualified" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp with time zone,
	"moved_to" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "lead_stages_id_says_kind" CHECK ("lead_stages"."id" in ('new', 'contacted', 'qualified', 'proposal', 'won', 'lost', 'quarantine', 'merged', 'deleted') or "lead_stages"."id" like "lead_stages"."kind" || '-%'),
	CONSTRAINT "lead_stages_probability" CHECK ("lead_stages"."probability" between 0 and 100)
);
--> statement-breakpoint
DROP INDEX "leads_waiting";--> statement-breakpoint
CREATE UNIQUE INDEX "lead_stages_name" ON "lead_stages" USING btree (lower("name")) WHERE "lead_stages"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "lead_stages_position" ON "lead_stages" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "leads_waiting" ON "leads" USING btree ((coalesce(case when "first_reply_at" is null and ("stage" in ('new', 'contacted', 'qualified', 'proposal') or "stage" like 'open-%')
    then "reply_due_at" end, 'infinity'::timestamptz)),"id");--> statement-breakpoint
INSERT INTO "lead_stages" ("id", "name", "kind", "position", "probability", "is_qualified") VALUES
	('new', 'New', 'open', 1, 10, false),
	('contacted', 'Contacted', 'open', 2, 20, false),
	('qualified', 'Qualified', 'open', 3, 40, true),
	('proposal', 'Proposal', 'open', 4, 60, true),
	('won', 'Won', 'won', 5, 100, true),
	('lost', 'Lost', 'lost', 6, 0, false),
	('quarantine', 'Quarantine', 'away', 7, 0, false),
	('merged', 'Merged', 'away', 8, 0, false),
	('deleted', 'Deleted', 'away', 9, 0, false);
--> statement-breakpoint
ANALYZE "leads";
