CREATE TABLE "stays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"arrives_on" date NOT NULL,
	"leaves_on" date NOT NULL,
	"language" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"leaves_at" time,
	"generation" integer DEFAULT 1 NOT NULL,
	"key_id" text NOT NULL,
	"opened_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stays_language" CHECK ("stays"."language" in ('es', 'en')),
	CONSTRAINT "stays_generation" CHECK ("stays"."generation" >= 1)
);
--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "stay_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "has_locks" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stays_of_property" ON "stays" USING btree ("property_id","leaves_on");