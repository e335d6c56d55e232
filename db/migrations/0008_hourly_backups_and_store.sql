CREATE TABLE "backup_stores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'idle' NOT NULL,
	"file_name" text,
	"server" text,
	"done" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"listed_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"problem" text,
	"problem_since" timestamp with time zone,
	"told_at" timestamp with time zone,
	"clearing_problem" text,
	"upload_id" text
);
--> statement-breakpoint
ALTER TABLE "backup_schedules" ADD COLUMN "keep_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "backup_schedules" ADD COLUMN "keep_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "backup_schedules" ADD COLUMN "keep_weeks" integer DEFAULT 8 NOT NULL;--> statement-breakpoint
ALTER TABLE "backup_schedules" ADD COLUMN "keep_months" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "is_stored" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "file_sha256" text;