CREATE TABLE "seo_scores" (
	"path" text PRIMARY KEY NOT NULL,
	"status" smallint NOT NULL,
	"etag" text NOT NULL,
	"score" smallint NOT NULL,
	"deductions" jsonb NOT NULL,
	"advice" jsonb NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_mails" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reports" text[] NOT NULL,
	"sent_on" date
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "tables" jsonb DEFAULT '{}'::jsonb NOT NULL;