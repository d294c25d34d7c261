CREATE TABLE "guidebook_saves" (
	"property_id" uuid NOT NULL,
	"save_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guidebook_saves_property_id_save_id_pk" PRIMARY KEY("property_id","save_id"),
	CONSTRAINT "guidebook_saves_version" CHECK ("guidebook_saves"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "guidebook_saves" ADD CONSTRAINT "guidebook_saves_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guidebook_saves_by_age" ON "guidebook_saves" USING btree ("created_at");