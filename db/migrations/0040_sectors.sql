CREATE TABLE "lead_sectors" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"is_target" boolean NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "lead_sectors_name" ON "lead_sectors" USING btree (lower("name"));
--> statement-breakpoint
INSERT INTO "lead_sectors" ("id", "name", "position", "is_target") VALUES
	('manufacturing', 'Manufacturing', 0, true),
	('retail', 'Retail', 1, true),
	('healthcare', 'Healthcare', 2, true),
	('transport_logistics', 'Transport and logistics', 3, true),
	('education_elearning', 'Education and e-learning', 4, true),
	('agriculture', 'Agriculture', 5, true),
	('banking_finance', 'Banking and finance', 6, true),
	('other', 'Another sector', 7, false);
