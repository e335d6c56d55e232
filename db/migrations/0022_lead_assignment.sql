CREATE TABLE "lead_assignment" (
	"id" smallint PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL,
	"turns" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
INSERT INTO "lead_assignment" ("id", "rules", "turns") VALUES (1, '[]', '{}');
