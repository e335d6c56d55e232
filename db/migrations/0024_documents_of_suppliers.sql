ALTER TABLE "record_files" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "record_files" ADD COLUMN "reminded_days" smallint;--> statement-breakpoint
CREATE INDEX "record_files_expiry" ON "record_files" USING btree ("expires_on") WHERE expires_on is not null;