ALTER TABLE "photos" ADD COLUMN "has_avif" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "avif_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "avif_due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "photos_without_avif" ON "photos" USING btree ("created_at") WHERE not "photos"."has_avif";--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_avif_tries" CHECK ("photos"."avif_tries" >= 0);